import { start } from './start.tsx'

// React, the data and the acts: what every contender brings along, and none is charged for.
start({ Cards: () => null, Page: ({ cards }) => cards })
