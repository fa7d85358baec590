// Packages that bring no types of their own.
declare module 'eslint-plugin-lit-a11y' {
  const plugin: {
    configs: { recommended: { rules: import('eslint').Linter.RulesRecord } };
  } & import('eslint').ESLint.Plugin;
  export default plugin;
}
