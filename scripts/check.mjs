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

/** No step takes this long unless it hangs: the longest takes 12 minutes, and twice that where a machine has little to give. */
const longest = 30 * 60 * 1000;

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
      end(child);
    }, longest);
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => {
      clearTimeout(limit);
      done({ ok: false, output: `${output}\n${error.message}` });
    });
    child.once('close', (code, signal) => {
      clearTimeout(limit);
      if (late) output += `\n${program} was ended; it may take ${longest / 60_000} minutes.`;
      else if (signal) output += `\n${program} was ended by ${signal}.`;
      done({ ok: code === 0, output });
    });
    running = child;
  });

/**
 * Ends a program and everything that it has started.
 * @param {import('node:child_process').ChildProcess} child
 */
function end(child) {
  if (child.pid === undefined) return;
  try {
    // A group has the negative number of its first process.
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

// Who ends the check ends what it runs.
/** @type {import('node:child_process').ChildProcess | null} */
let running = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    if (running) end(running);
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

const isLintOnly = process.argv[2] === 'lint';
const chosen = steps.filter(({ group }) => !isLintOnly || group !== 'test');
const total = { passed: 0, failed: 0 };
/** @type {Set<string>} */
const failedSteps = new Set();

for (const step of chosen) {
  process.stdout.write(step.name.padEnd(18));
  if (step.needs && failedSteps.has(step.needs)) {
    console.log(`not run: it needs ${step.needs}`);
    failedSteps.add(step.name);
    total.failed += 1;
    continue;
  }
  const hindrance = step.hindrance?.();
  if (hindrance) {
    console.log(`not run: ${hindrance}`);
    continue;
  }
  const start = performance.now();
  const result = await runStep(step);
  const counts = countsOf(step, result);
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  console.log(
    `${result.ok ? 'ok    ' : 'FAILED'} ${seconds} s${step.count ? `  ${counts.passed} passed, ${counts.failed} failed` : ''}`,
  );
  if (result.ok) for (const line of step.remarks?.(result.output) ?? []) console.log(`  ${line}`);
  else {
    failedSteps.add(step.name);
    console.log(`\n${result.output.trim()}\n`);
  }
  total.passed += counts.passed;
  total.failed += counts.failed;
}

console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;
