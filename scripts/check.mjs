/**
 * Runs everything that is checked, or with `lint` only what needs no browser, and says one line for each step. What a
 * failing step wrote is shown; the others go on. The last line counts tests, and each step without tests as one.
 */
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { steps } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

const root = fileURLToPath(new URL('..', import.meta.url));
const programs = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));
// Colour codes would stand between the numbers that are counted; Node warns when FORCE_COLOR is set besides.
/** @type {NodeJS.ProcessEnv} */
const environment = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH ?? ''}`, NO_COLOR: '1' };
delete environment.FORCE_COLOR;

/** No step takes this long unless it hangs: the longest takes 17 minutes on a slow machine. */
const longest = 30 * 60 * 1000;
/** How long a step that is to end may tidy up, in milliseconds. */
const tidying = 20_000;

/**
 * @param {string[]} command
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
const run = ([program = '', ...args]) =>
  new Promise((done) => {
    const child = spawn(program, args, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that what a step has started goes with it, and is not in the way of the next.
      detached: process.platform !== 'win32',
      // Programs in node_modules/.bin are command files there.
      shell: process.platform === 'win32',
    });
    let output = '';
    let late = false;
    const limit = setTimeout(() => {
      late = true;
      end(child, 'SIGINT');
      setTimeout(() => {
        end(child, 'SIGKILL');
      }, tidying).unref();
    }, longest);
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => {
      clearTimeout(limit);
      running.delete(child);
      done({ ok: false, output: `${output}\n${error.message}` });
    });
    child.once('close', (code, signal) => {
      clearTimeout(limit);
      running.delete(child);
      if (late) output += `\n${program} was ended; it may take ${longest / 60_000} minutes.`;
      else if (signal) output += `\n${program} was ended by ${signal}.`;
      done({ ok: code === 0, output });
    });
    running.add(child);
  });

/**
 * Ends a program and everything that it has started. What Playwright starts is in groups of its own, which Playwright ends
 * when it is interrupted as by Ctrl+C, and not when it is ended in another way.
 * @param {import('node:child_process').ChildProcess} child
 * @param {'SIGINT' | 'SIGKILL'} signal
 */
function end(child, signal) {
  if (child.pid === undefined) return;
  try {
    // A group has the negative number of its first process.
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // It has ended by itself.
  }
}

// Who ends the check ends what it runs.
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    for (const child of running) end(child, 'SIGINT');
    process.exit(1);
  });

/**
 * The commands of a step, up to the first that fails.
 * @param {Step} step
 */
async function runStep({ commands }) {
  let output = '';
  for (const command of commands) {
    const result = await run(command);
    output += result.output;
    if (!result.ok) return { ok: false, output };
  }
  return { ok: true, output };
}

/**
 * @param {Step} step
 * @param {{ ok: boolean, output: string }} result
 * @returns {import('./steps.mjs').Counts}
 */
function countsOf({ count }, { ok, output }) {
  const counts = count?.(output) ?? { passed: 0, failed: 0 };
  if (!ok) return { ...counts, failed: Math.max(1, counts.failed) };
  return counts.passed > 0 ? counts : { passed: 1, failed: 0 };
}

const total = { passed: 0, failed: 0 };
/** @type {Set<string>} */
const failedSteps = new Set();

/** Does one step, and says what came of it. @param {Step} step */
async function check(step) {
  // What is done alone is named as it begins, the others with what came of them.
  const alone = step.group !== 'lint';
  const name = step.name.padEnd(18);
  if (alone) process.stdout.write(name);
  const title = alone ? '' : name;
  if (step.needs && failedSteps.has(step.needs)) {
    console.log(`${title}not run: it needs ${step.needs}`);
    failedSteps.add(step.name);
    total.failed += 1;
    return;
  }
  const hindrance = step.hindrance?.();
  if (hindrance) {
    console.log(`${title}not run: ${hindrance}`);
    return;
  }
  const start = performance.now();
  const result = await runStep(step);
  const counts = countsOf(step, result);
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  console.log(
    `${title}${result.ok ? 'ok    ' : 'FAILED'} ${seconds} s${step.count ? `  ${counts.passed} passed, ${counts.failed} failed` : ''}`,
  );
  if (result.ok) for (const line of step.remarks?.(result.output) ?? []) console.log(`  ${line}`);
  else {
    failedSteps.add(step.name);
    console.log(`\n${result.output.trim()}\n`);
  }
  total.passed += counts.passed;
  total.failed += counts.failed;
}

/** Does steps, so many at a time. @param {Step[]} waiting @param {number} atOnce */
async function checkAll(waiting, atOnce) {
  const queue = [...waiting];
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await check(step);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** @param {Step['group']} name */
const group = (name) => steps.filter((step) => step.group === name);

await checkAll(group('prepare'), 1);
// Each uses one processor, and none needs another.
await checkAll(group('lint'), 2);
if (process.argv[2] !== 'lint') await checkAll(group('test'), 1);

console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;
