import { start } from './start.tsx'

// React, the data and the acts, which all contenders share: this size is subtracted from each of them.
start({ Cards: () => null, Page: ({ cards }) => cards })
