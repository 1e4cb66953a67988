import type { Guide } from '../guide.ts'
import { ProgressBar } from './ProgressBar.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/progress-bar',
  purpose: 'How much of a task is done: files being sent, rows being read.',
  when: ['A wait of more than some seconds whose length is known.', 'Without `value`: an activity of unknown length.'],
  notFor: ['A short wait: a Spinner.', 'The steps of a form: Steps.', 'Content that is about to appear: a Skeleton.'],
  pairs: [
    {
      do: {
        show: <ProgressBar label="Reading the file" value={12} max={40} valueText="12 of 40 rows" />,
        because: 'It says what happens, how far it is, and how much is left.',
      },
      dont: {
        show: <ProgressBar label="Please wait" value={0.99} />,
        because: 'A bar that stays at 99 % is not true, and the label does not say what for.',
      },
    },
  ],
  keyboard: 'It takes no focus.',
  accessibility: [
    'A native `progress`, named by `label`; screen readers read `valueText` or the percentage.',
    'It announces nothing by itself: say the end in a StatusRegion.',
    'With forced colours the system draws its own bar; with reduced motion nothing moves.',
  ],
  see: ['Feedback/Spinner', 'Toll/Steps'],
}
