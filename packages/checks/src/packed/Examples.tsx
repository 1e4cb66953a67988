// For the types here; a host has a list of the examples that the docs show (`hosts.ts`).
export const Examples = () => null
