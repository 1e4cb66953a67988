/** State of a module outlives the visit and the test that set it; state belongs to a store, an atom or a closure. */
const moduleState = {
  create: (context) => ({
    'Program > VariableDeclaration[kind="let"], Program > ExportNamedDeclaration > VariableDeclaration[kind="let"]': (
      node,
    ) =>
      context.report({
        node,
        message: 'A module keeps no state in `let`: use an atom, a resource or the storage module.',
      }),
  }),
}

/** The rules of this repository that oxlint does not have. */
export default { meta: { name: 'voie-libre' }, rules: { 'no-module-let': moduleState } }
