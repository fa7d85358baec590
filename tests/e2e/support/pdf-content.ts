/** What a page's content draws: its lines, its colours, and its text by the marks of its structure. */

/** A matrix as PDF writes it: a b c d e f. */
type Matrix = readonly [number, number, number, number, number, number];

/** A straight line that is drawn, in millimetres from the page's lower left. */
export interface Segment {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export interface PageContent {
  /** Lines that are stroked. */
  segments: Segment[];
  /** The components of each colour that is set. */
  colours: number[][];
  /** Operators of colour that set something other than components: patterns, colour spaces. */
  otherColours: string[];
  /** The text under each mark. */
  texts: Map<number, string>;
}

const point = 25.4 / 72;
const whole: Matrix = [1, 0, 0, 1, 0, 0];

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[1] * n[2],
  m[0] * n[1] + m[1] * n[3],
  m[2] * n[0] + m[3] * n[2],
  m[2] * n[1] + m[3] * n[3],
  m[4] * n[0] + m[5] * n[2] + n[4],
  m[4] * n[1] + m[5] * n[3] + n[5],
];

const at = (x: number, y: number, m: Matrix): [number, number] => [
  (x * m[0] + y * m[2] + m[4]) * point,
  (x * m[1] + y * m[3] + m[5]) * point,
];

/**
 * Reads a content stream.
 * @param decode what a text of a font, in hexadecimal codes, says
 */
export function readContent(stream: string, decode: (font: string, codes: string) => string): PageContent {
  const content: PageContent = { segments: [], colours: [], otherColours: [], texts: new Map() };
  const stack: Matrix[] = [];
  let matrix = whole;
  let path: Segment[] = [];
  let [here, began]: [number, number][] = [
    [0, 0],
    [0, 0],
  ];
  let font = '';
  let mark: number | null = null;
  let operands: string[] = [];
  const numbers = (): number[] => operands.map(Number);
  const lineTo = (to: [number, number]): void => {
    path.push({ x1: here[0], y1: here[1], x2: to[0], y2: to[1] });
    here = to;
  };
  const operators: Record<string, () => void> = {
    q: () => stack.push(matrix),
    Q: () => (matrix = stack.pop() ?? whole),
    cm: () => (matrix = times(numbers() as unknown as Matrix, matrix)),
    m: () => {
      const [x = 0, y = 0] = numbers();
      here = began = at(x, y, matrix);
    },
    l: () => {
      const [x = 0, y = 0] = numbers();
      lineTo(at(x, y, matrix));
    },
    h: () => {
      lineTo(began);
    },
    re: () => {
      const [x = 0, y = 0, width = 0, height = 0] = numbers();
      here = began = at(x, y, matrix);
      lineTo(at(x + width, y, matrix));
      lineTo(at(x + width, y + height, matrix));
      lineTo(at(x, y + height, matrix));
      lineTo(began);
    },
    S: () => content.segments.push(...path),
    B: () => content.segments.push(...path),
    Tf: () => (font = (operands[0] ?? '').slice(1)),
    Tj: () => {
      if (mark === null) return;
      const said = decode(font, (operands[0] ?? '').slice(1, -1));
      content.texts.set(mark, (content.texts.get(mark) ?? '') + said);
    },
    BDC: () => {
      const found = /\/MCID (\d+)/.exec(operands.join(' '));
      mark = found ? Number(found[1]) : null;
    },
    EMC: () => (mark = null),
  };
  for (const set of ['rg', 'RG', 'g', 'G', 'k', 'K']) operators[set] = () => content.colours.push(numbers());
  for (const set of ['cs', 'CS', 'sc', 'SC', 'scn', 'SCN', 'sh']) {
    operators[set] = () => content.otherColours.push(`${operands.join(' ')} ${set}`);
  }
  const paints = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'n']);
  for (const [token] of stream.matchAll(/<<.*?>>|<[0-9A-Fa-f]*>|\[[^\]]*\]|\/[^\s/<[]+|[^\s<>[\]/]+/gs)) {
    if (/^[<[/\d.+-]/.test(token)) {
      operands.push(token);
      continue;
    }
    operators[token]?.();
    if (paints.has(token)) path = [];
    operands = [];
  }
  return content;
}
