import type { Guide } from '../guide.ts'
import { Plate } from './Plate.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/plate',
  purpose: 'A number plate as it hangs on the car: recognised before it is read.',
  when: [
    'Above a list of journeys, on a receipt, in the account.',
    '`late` for the red and grey plate of an unpaid journey.',
  ],
  notFor: ['Typing: a PlateField.', 'Within a sentence: the characters alone, as text.'],
  pairs: [
    {
      do: { show: <Plate number="AB-123-CD" country="FR" />, because: 'Parted as on the car.' },
      dont: {
        show: <Plate number="AB123CD" country="FR" />,
        because: 'One long word is compared letter by letter. Ask the host’s rule for the parted form.',
      },
    },
  ],
  keyboard: 'No stop: it is text, which can be selected and copied.',
  accessibility: [
    'The characters are text and read once; the band is silent.',
    'A plate looks the same by day and night: it belongs to the road, not to the theme.',
    '`late` must be said in words beside it as well: a red plate is a colour.',
  ],
  see: ['Toll/PlateField', 'Toll/JourneyCard'],
}
