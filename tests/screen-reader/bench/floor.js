/* global document, HTMLElement, location, setTimeout */
/**
 * A bare page, which shows what the browser and the reader take by themselves: a grid and buttons for the focus; each button
 * has one sentence announced, so many milliseconds after its key as the address says: `floor.html?150`.
 */
const wait = Number(location.search.slice(1));
const grid = document.querySelector('[role=grid]');
const region = document.querySelector('#region');

for (let row = 1; row <= 5; row += 1) {
  const line = document.createElement('div');
  line.setAttribute('role', 'row');
  for (const column of 'ABCDE') {
    const cell = document.createElement('div');
    cell.setAttribute('role', 'gridcell');
    cell.tabIndex = column === 'A' && row === 1 ? 0 : -1;
    cell.textContent = `${column}${row}, empty`;
    line.append(cell);
  }
  grid?.append(line);
}
grid?.addEventListener('keydown', (event) => {
  const { key } = /** @type {KeyboardEvent} */ (event);
  const here = document.activeElement;
  const next = { ArrowRight: here?.nextElementSibling, ArrowLeft: here?.previousElementSibling }[key];
  if (next instanceof HTMLElement) next.focus();
});

let said = 0;
for (let number = 1; number <= 60; number += 1) {
  const button = document.createElement('button');
  button.textContent = `Button ${number}`;
  button.addEventListener('click', () => {
    // The same words again would be swallowed.
    said += 1;
    setTimeout(() => {
      if (region) region.textContent = `This is what is said to key number ${said}.`;
    }, wait);
  });
  document.querySelector('main')?.append(button);
}
