import { isWithinReach, screenReaderPackages } from './debian.mjs';

/** The steps of `npm test`, in their order. `npm run lint` runs those of the group `lint`. */

/**
 * @typedef {object} Step
 * @property {string} name shown to people
 * @property {'prepare' | 'lint' | 'test'} group
 * @property {string[][]} commands programs with their arguments, run one after another
 * @property {string} [needs] the name of a step that must have passed
 * @property {() => string | null} [hindrance] why it cannot run on this machine, and how else it can; null where it can
 * @property {(output: string) => string[]} [remarks] lines of what a step wrote that are to be told though it has passed
 * @property {(output: string) => Counts} [count] how many tests ran, for a step that runs tests; other steps count as one
 *
 * @typedef {{ passed: number, failed: number }} Counts
 */

/** One for each kind of code: the app, its DOM-free part, the service worker, the tests, the programs around them. */
const typeProjects = [
  'tsconfig.json',
  'tsconfig.pure.json',
  'tsconfig.sw.json',
  'tests/tsconfig.json',
  'tests/e2e/tsconfig.json',
  'tests/own-voice/tsconfig.json',
  'scripts/tsconfig.json',
];

/**
 * The last number that stands before a word: test runners print a running count.
 * @param {string} output @param {string} word
 */
const lastNumber = (output, word) =>
  Number([...output.matchAll(new RegExp(`(\\d+) ${word}\\b`, 'g'))].at(-1)?.[1] ?? 0);

/** @param {string} output @returns {Counts} */
const runnerCounts = (output) => ({ passed: lastNumber(output, 'passed'), failed: lastNumber(output, 'failed') });

/** A test that only passed when it was tried again is no test that passed. @param {string} output @returns {Counts} */
const playwrightCounts = (output) => ({
  passed: lastNumber(output, 'passed'),
  failed: ['failed', 'flaky', 'interrupted', 'did not run'].reduce((sum, word) => sum + lastNumber(output, word), 0),
});

/** What fits beside all else: the flows of up to a minute, in one browser. */
const shortFlows = ['test', '--browser', 'chromium', '--short', '--again', '--quiet', '--jobs', '2'];

/** @type {Step[]} */
export const steps = [
  { name: 'texts', group: 'prepare', commands: [['node', 'scripts/i18n.mjs', 'build']] },
  { name: 'types', group: 'lint', commands: typeProjects.map((project) => ['tsc', '-p', project]) },
  { name: 'eslint', group: 'lint', commands: [['eslint', '.', '--max-warnings', '0']] },
  { name: 'layers', group: 'lint', commands: [['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'sw.ts']] },
  { name: 'unused code', group: 'lint', commands: [['knip']] },
  { name: 'format', group: 'lint', commands: [['prettier', '--check', '.']] },
  { name: 'translations', group: 'lint', commands: [['node', 'scripts/i18n.mjs', 'check']] },
  { name: 'unit tests', group: 'test', commands: [['wtr']], count: runnerCounts },
  { name: 'build', group: 'test', commands: [['vite', 'build', '--logLevel', 'warn']] },
  { name: 'size', group: 'test', needs: 'build', commands: [['node', 'scripts/size.mjs']] },
  {
    name: 'end-to-end tests',
    group: 'test',
    needs: 'build',
    commands: [['playwright', 'test']],
    count: playwrightCounts,
  },
  // Alone: sounds are heard in real time.
  {
    name: 'games by voice',
    group: 'test',
    needs: 'build',
    commands: [['playwright', 'test', '--config', 'playwright.voice.config.ts']],
    count: playwrightCounts,
  },
  // Last and alone: what is heard in time depends on how busy the machine is.
  {
    name: 'screen reader',
    group: 'test',
    needs: 'build',
    hindrance: () =>
      isWithinReach(screenReaderPackages)
        ? null
        : 'it needs Orca on Debian or Ubuntu; there, "npm run test:screen-reader -- --short" tells what to install',
    commands: [['node', 'scripts/screen-reader.mjs', ...shortFlows]],
    remarks: (output) => output.split('\n').filter((line) => line.includes('only the second time')),
    count: runnerCounts,
  },
];
