import type { Guide } from '../guide.ts'
import { Plate } from './Plate.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/plate',
  purpose: 'A number plate that looks like the one on the car, so that a driver recognises it before reading it.',
  when: [
    'Above a list of journeys, on a receipt, in the account.',
    '`late` for the red and grey plate of an unpaid journey.',
  ],
  notFor: ['Typing: a PlateField.', 'Within a sentence: the characters alone, as text.'],
  pairs: [
    {
      do: { show: <Plate number="AB-123-CD" country="FR" />, because: 'The groups are separated as on the car.' },
      dont: {
        show: <Plate number="AB123CD" country="FR" />,
        because: 'Without groups, a driver must compare letter by letter. Use the host’s rule to separate them.',
      },
    },
  ],
  keyboard: 'It takes no focus: it is text, which can be selected and copied.',
  accessibility: [
    'Screen readers read the characters once; the band is hidden from them.',
    'A plate looks the same in every mode, because road regulations define it.',
    'A text beside it must also say `late`, because a red plate is only a colour.',
  ],
  see: ['Toll/PlateField', 'Toll/JourneyCard'],
}
