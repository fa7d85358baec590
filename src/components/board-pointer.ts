import { cellAt, columnOf, rowOf } from '../rules/cells.js';
import type { BoardView, Cell, Edge } from '../rules/types.js';
import { type Direction, edgeAt } from './board-keys.js';

/*
 * What a click or tap on a board with edges means. An edge that can be the next one is met by the whole finger: up to 24
 * px from it, but not in the middle of a square; any other edge only close to it; everything else is the square.
 */

/** How far from an edge that can be the next one a tap still means it: in pixels, and at most this share of a cell. */
const finger = 24;
const mostOfCell = 0.42;
/** How much of a cell, from each side, belongs to the edge there, whichever it is. */
const band = 0.24;
/** Where two edges are as near as this, in cells, neither is meant. */
const apart = 0.06;

/** A point on the board, in cells, from the lower left corner of A1. */
export interface BoardPoint {
  across: number;
  up: number;
}

/**
 * Where on the board a click or tap lies.
 *
 * @param point in the viewport's pixels
 * @param box the cell that it lies in, likewise
 */
export function placeOf(
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  cell: Cell,
  turned: boolean,
): BoardPoint {
  const right = (clientX - box.left) / box.width;
  const down = (clientY - box.top) / box.height;
  return { across: columnOf(cell) + (turned ? 1 - right : right), up: rowOf(cell) + (turned ? down : 1 - down) };
}

/** The two ends of an edge: the one nearer to A1, then the other. */
function endsOf([a, b]: Edge): [BoardPoint, BoardPoint] {
  const [across, up] = [columnOf(b), rowOf(b)];
  return rowOf(a) === rowOf(b)
    ? [
        { across, up },
        { across, up: up + 1 },
      ]
    : [
        { across, up },
        { across: across + 1, up },
      ];
}

function distance(point: BoardPoint, edge: Edge): number {
  const [from, to] = endsOf(edge);
  const across = Math.max(from.across - point.across, 0, point.across - to.across);
  const up = Math.max(from.up - point.up, 0, point.up - to.up);
  return Math.hypot(across, up);
}

const isSame = (a: BoardPoint, b: BoardPoint): boolean => a.across === b.across && a.up === b.up;

/** Every edge of a board. */
function edgesOf({ columns, rows }: BoardView): Edge[] {
  const cells = Array.from({ length: columns * rows }, (_, i) => cellAt(i % columns, Math.floor(i / columns)));
  return cells.flatMap((cell) =>
    (['right', 'up'] as const).flatMap((side) => {
      const edge = edgeAt(cell, side, { columns, rows });
      return edge ? [edge] : [];
    }),
  );
}

/** The edges that can be the next one: those at the open end, or without one those that touch a trunk. */
function possibleEdges(view: BoardView): Edge[] {
  const { trunks, freeEnd } = view;
  const [, , , last] = freeEnd ?? [];
  const starts = last ? [{ across: columnOf(last), up: rowOf(last) }] : trunks.flatMap(endsOf);
  const isTrunk = ([a, b]: Edge) => trunks.some(([c, d]) => a === c && b === d);
  const touches = (edge: Edge) => endsOf(edge).some((end) => starts.some((start) => isSame(end, start)));
  return edgesOf(view).filter((edge) => touches(edge) && !isTrunk(edge));
}

/** The edge at the side of a square that a point came close to, or null when it was well inside. */
function closeEdge({ across, up }: BoardPoint, view: BoardView): Edge | null {
  const column = Math.min(Math.floor(across), view.columns - 1);
  const row = Math.min(Math.floor(up), view.rows - 1);
  const distances: [Direction, number][] = [
    ['left', across - column],
    ['right', column + 1 - across],
    ['down', up - row],
    ['up', row + 1 - up],
  ];
  const [side, nearest] = distances.reduce((best, next) => (next[1] < best[1] ? next : best));
  return nearest < band ? edgeAt(cellAt(column, row), side, view) : null;
}

/**
 * The edge that a click or tap means.
 *
 * @param size the width of a cell in pixels
 * @returns null when it means the square: away from every edge, or as near to two edges that can be the next one
 */
export function edgeMeant(point: BoardPoint, view: BoardView, size: number): Edge | null {
  const reach = Math.max(band, Math.min(mostOfCell, finger / size));
  const near = possibleEdges(view)
    .map((edge) => ({ edge, away: distance(point, edge) }))
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away);
  const [first, second] = near;
  if (!first) return closeEdge(point, view);
  return second && second.away - first.away < apart ? null : first.edge;
}
