import type { Cell, Move } from '../../rules/index.js';
import { gameOf, viewBoard } from '../../rules/index.js';
import { type Draft, emptyDraft, filled, fits } from '../interpret/draft.js';
import { legalMovesOf } from '../interpret/scene.js';
import { type Shape, shapesOf, type SlotName, type Values } from '../interpret/slots.js';
import { type Keyword, type Language, languageOf } from '../languages/index.js';
import type { Scene } from '../recogniser.js';
import { commandSayings, isAboutEdge } from './command-sayings.js';
import { cell, type CellWords, cellsOf, type Choice, choice, fixed, maybe, type Piece, type Saying } from './saying.js';
import { and, call, cellWords, isSounded, spoken, templatesOf } from './words.js';

/** What can be said in a state. */
export interface Sayings {
  /** What is meant for Gridscribe and possible now. */
  legal: Saying[];
  /** Whatever could be said in this game at any time. */
  all: Saying[];
  /** The same without the word that calls, where only what begins with it counts. */
  uncalled: Saying[];
}

/** A slot's value and the words that name it, where it is no cell. */
const named: Partial<Record<SlotName, Readonly<Record<string, Keyword>>>> = {
  capture: { approach: 'approach', withdraw: 'withdraw', none: 'no-capture' },
  award: { W: 'white', B: 'black', neutral: 'neutral' },
};

/** Makes the sayings of a scene. */
export function sayingsOf(scene: Scene): Sayings {
  const { state, asked, wakeWord, commands } = scene;
  const language = languageOf(scene.locale);
  const draft = scene.draft ?? emptyDraft();
  const legal = legalMovesOf(state);
  const [shape] = shapesOf(state, legal);
  const { columns, rows } = viewBoard(state);
  const board = cellsOf(columns, rows);
  const open = asked !== null || draft.order.length > 0;
  const answers = [...(open && shape ? answersTo(scene, draft, shape, language) : []), ...(open ? yesOrNo(scene) : [])];
  const moves = shape && !gameOf(state).outcome(state) ? moveSayings(legal, draft, shape) : [];
  const hasEdges = shape?.cellSlots.includes('second') === true;
  const asks = commands
    .flatMap((id) => commandSayings(id, board, state, language))
    .filter((saying) => hasEdges || !isAboutEdge(saying));
  const called = wakeWord ? [...(open ? [...moves] : []), ...calledFor([...moves, ...asks])] : [...moves, ...asks];
  const everything = shapesOf(state, legal).flatMap((one) => anySayings(one, board));
  const any = [...everything, ...asks, ...moves].filter(isSounded);
  return {
    legal: [...answers, ...called].filter(isSounded),
    all: wakeWord ? [...answers, ...calledFor(any)] : any,
    uncalled: wakeWord ? any : [],
  };
}

/** Sayings that begin with the word that calls. */
const calledFor = (sayings: readonly Saying[]): Saying[] =>
  sayings.map(({ id, pieces }) => ({ id, pieces: [fixed(call), ...pieces] }));

/** What a slot can be filled with, as a place in a saying. */
function place(slot: SlotName, values: readonly string[], shape: Shape): Piece {
  if (shape.cellSlots.includes(slot)) return cell(slot, values);
  const words = named[slot] ?? {};
  return choice(
    slot,
    values.flatMap((value): Choice[] => {
      const keyword = words[value];
      return keyword ? [{ value, ways: spoken(keyword) }] : [];
    }),
  );
}

/** The word before a slot's value, which may be left out. */
function lead(slot: SlotName, shape: Shape, after: boolean): Piece[] {
  const keyword = Object.entries(shape.named).find(([, one]) => one === slot)?.[0] as Keyword | undefined;
  const ways = keyword ? spoken(keyword) : [];
  if (slot === 'second') return [maybe(and, ...spoken('to'))];
  if (slot === 'first') return [maybe(...spoken('between'))];
  if (slot === 'block') return [maybe(...ways, ...ways.map((way) => `${and} ${way}`))];
  return ways.length > 0 && (after || slot !== 'to') ? [maybe(...ways)] : [];
}

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The moves, or their parts that are open, in the order of the notation. */
function moveSayings(legal: readonly Move[], draft: Draft, shape: Shape): Saying[] {
  const filledBy = fits(legal, draft, shape).flatMap((move) => shape.valuesOf(move));
  const agreeing = filledBy.filter((values) =>
    draft.order.every((slot) => slot === 'step' || draft.slots[slot]?.includes(values[slot] ?? '') === true),
  );
  const open = shape.slots.filter((slot) => filled(draft, slot) === undefined && slot !== shape.implied);
  const start = shape.implied && filled(draft, shape.implied) === undefined ? impliedStart(agreeing, shape) : [];
  const said = open.length > 0 ? partsSaid(agreeing, open, shape, start) : [];
  // With a draft open, the whole move may be said anew.
  if (draft.order.length === 0) return said;
  const all = legal.flatMap((move) => shape.valuesOf(move));
  const slots = shape.slots.filter((slot) => slot !== shape.implied);
  return [...said, ...wholes(all, slots, shape, [])];
}

/** "Charlie one to", where it goes without saying. */
function impliedStart(values: readonly Values[], shape: Shape): Piece[] {
  const slot = shape.implied;
  const cells = slot ? distinct(values.flatMap((one) => one[slot] ?? [])) : [];
  return cells.length === 1 ? [maybe(...spoken('from')), cell('from', cells), maybe(...spoken('to'))] : [];
}

function partsSaid(
  values: readonly Values[],
  open: readonly SlotName[],
  shape: Shape,
  start: readonly Piece[],
): Saying[] {
  const alone = open.flatMap((slot): Saying[] => {
    const some = distinct(values.flatMap((one) => one[slot] ?? []));
    return some.length > 0 ? [{ id: 'move', pieces: [...lead(slot, shape, true), place(slot, some, shape)] }] : [];
  });
  const onlyStart: Saying[] = start.length > 0 ? [{ id: 'move', pieces: start.slice(0, 2) }] : [];
  return [...alone, ...onlyStart, ...wholes(values, open, shape, start)];
}

/** Two slots or more in one breath; those after the first by what the first leaves. */
function wholes(values: readonly Values[], open: readonly SlotName[], shape: Shape, start: readonly Piece[]): Saying[] {
  const [first] = open;
  if (!first) return [];
  const groups = new Map<string, Values[]>();
  for (const one of values) {
    const value = one[first];
    if (value !== undefined) groups.set(value, [...(groups.get(value) ?? []), one]);
  }
  const said: Saying[] = [];
  for (const [value, group] of groups) {
    const pieces: Piece[] = [...lead(first, shape, false), place(first, [value], shape)];
    if (start.length > 0) said.push({ id: 'move', pieces: [...start, place(first, [value], shape)] });
    for (const slot of open.slice(1)) {
      const some = distinct(group.flatMap((one) => one[slot] ?? []));
      if (some.length === 0) continue;
      pieces.push(...lead(slot, shape, true), place(slot, some, shape));
      said.push({ id: 'move', pieces: [...pieces] });
      if (start.length > 0)
        said.push({ id: 'move', pieces: [...start, ...pieces.slice(lead(first, shape, false).length)] });
    }
  }
  if (open.includes('award')) said.push(...awardFirst(values));
  return said;
}

/** "White alpha one". */
function awardFirst(values: readonly Values[]): Saying[] {
  const awards = Object.entries(named.award ?? {});
  return awards.flatMap(([award, keyword]): Saying[] => {
    const cells = distinct(values.flatMap((one) => (one.award === award && one.cell ? [one.cell] : [])));
    const word = choice('award', [{ value: award, ways: spoken(keyword) }]);
    return cells.length > 0 ? [{ id: 'move', pieces: [word, cell('cell', cells)] }] : [];
  });
}

/** Parts of an answer that say less than a whole cell, where a question is open. */
function answersTo({ asked, state }: Scene, draft: Draft, shape: Shape, language: Language): Saying[] {
  const words = cellWords(language);
  const legal = legalMovesOf(state);
  const choosing = asked?.kind === 'choose';
  const moves = asked && asked.kind !== 'slot' ? asked.moves : fits(legal, draft, shape);
  const values = moves.filter((move) => shape.is(move)).flatMap((move) => shape.valuesOf(move));
  const slots = shape.cellSlots.filter((slot) => distinct(values.map((one) => one[slot])).length > 1);
  const [slot] = choosing ? slots : slots.filter((one) => filled(draft, one) === undefined);
  const whole = choosing
    ? shape.slots
        .filter((one) => distinct(values.map((some) => some[one])).length > 1)
        .map((one): Saying => ({
          id: 'move',
          pieces: [...lead(one, shape, true), place(one, distinct(values.flatMap((some) => some[one] ?? [])), shape)],
        }))
    : [];
  if (!slot) return whole;
  const cells = distinct(values.flatMap((one) => one[slot] ?? []));
  return [...whole, ...lines(cells, words)];
}

/** A column alone, a row alone. */
function lines(cells: readonly Cell[], words: CellWords): Saying[] {
  const columns = distinct(cells.map((one) => one.charCodeAt(0) - 65)).sort((one, other) => one - other);
  const rows = distinct(cells.map((one) => Number(one.slice(1)) - 1)).sort((one, other) => one - other);
  const said: Saying[] = [];
  if (columns.length > 1) {
    const of = columns.map((column) => ({ value: String(column), ways: words.column(column) }));
    said.push({ id: 'move', pieces: [maybe(...spoken('column')), choice('column', of)] });
  }
  if (rows.length > 1) {
    const of = rows.map((row) => ({ value: String(row), ways: words.row(row) }));
    said.push({ id: 'move', pieces: [maybe(...spoken('row')), choice('row', of)] });
  }
  return said;
}

/** "No" means something only where a question is open. */
const yesOrNo = ({ asked, locale }: Scene): Saying[] => {
  const language = languageOf(locale);
  const said = (['yes', 'no', 'cancel'] as const).flatMap((id) =>
    templatesOf(id, language).map((words): Saying => ({ id, pieces: [fixed(words.join(' '))] })),
  );
  return asked && asked.kind !== 'slot' ? [...said, { id: 'no', pieces: [fixed(...spoken('no'))] }] : said;
};

/** A kind of move with any cell in any place. */
function anySayings(shape: Shape, board: readonly Cell[]): Saying[] {
  const said: Saying[] = [];
  const slots = shape.slots;
  for (let from = 0; from < slots.length; from++) {
    const pieces: Piece[] = [];
    for (const slot of slots.slice(from)) {
      const values = shape.cellSlots.includes(slot) ? board : Object.keys(named[slot] ?? {});
      pieces.push(...lead(slot, shape, true), place(slot, values, shape));
      said.push({ id: 'move', pieces: [...pieces] });
    }
  }
  return said;
}
