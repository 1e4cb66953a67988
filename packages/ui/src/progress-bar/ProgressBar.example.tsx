import { ProgressBar } from '@voie-libre/ui/progress-bar'

export const Example = () => <ProgressBar label="Reading the file" value={12} max={40} valueText="12 of 40 rows" />
