import { defineConfig } from 'eslint/config';
import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';

const app = ['src/**/*.ts', 'sw.ts'];
const aroundTheApp = ['tests/**/*.ts', 'bench/**/*.ts', '*.config.ts'];
const programs = ['{scripts,tests,bench}/**/*.mjs', '*.config.{js,mjs}', '.dependency-cruiser.cjs'];

export default defineConfig(
  { ignores: ['dist/', 'coverage/', 'src/generated/', 'node_modules/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  {
    files: [...app, ...aroundTheApp],
    languageOptions: {
      parserOptions: {
        project: [
          'tsconfig.json',
          'tsconfig.sw.json',
          'tests/tsconfig.json',
          'tests/e2e/tsconfig.json',
          'tests/own-voice/tsconfig.json',
          'scripts/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },

  // The app: everything that can be known from types.
  { files: app, extends: [tseslint.configs.strictTypeChecked] },
  {
    files: app,
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  { files: ['src/**/*.ts'], ...lit['flat/recommended'] },
  { files: ['src/**/*.ts'], ...wc['flat/best-practice'] },
  {
    files: ['src/**/*.ts'],
    plugins: { 'lit-a11y': litA11y },
    rules: {
      ...litA11y.configs.recommended.rules,
      // Lit's own base class always has the life-cycle methods that this rule wants to be looked for first.
      'wc/guard-super-call': 'off',
    },
  },

  // Tests and benchmarks.
  { files: aroundTheApp, extends: [tseslint.configs.recommendedTypeChecked] },
  {
    files: ['tests/**/*.ts'],
    rules: {
      // Chai's assertions are properties: `expect(x).to.be.true`.
      '@typescript-eslint/no-unused-expressions': 'off',
      // Open Web Components' types say that `expect(x).to.equal(y)` gives a promise; it gives an assertion.
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', package: '@open-wc/semantic-dom-diff', name: 'Equal' }] },
      ],
    },
  },

  // The programs around it: TypeScript checks their names and types, so that ESLint need not know Node's globals.
  { files: programs, rules: { 'no-undef': 'off' } },
);
