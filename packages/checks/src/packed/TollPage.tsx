// For the types here; in a host this file is the example's own.
export { TollPage } from '../../../ui/example/src/TollPage.tsx'
