import type { Guide } from '../guide.ts'
import { GatePicker } from './GatePicker.tsx'

const gates = [
  { value: 'east', name: 'Gannes', place: 'East' },
  { value: 'west', name: 'Machelles', place: 'West' },
]
const options = gates.map(({ value, name }) => ({ value, label: name }))

export const guide: Guide = {
  entry: '@voie-libre/ui/gate-picker',
  purpose: 'The entrance and the exit of a trip, and the trip on a map of the road.',
  when: ['A driver says which stretch of one road to pay for.'],
  notFor: ['A single gate: a Select.', 'A network of roads, which is no line.'],
  pairs: [
    {
      do: {
        show: (
          <GatePicker
            gates={gates}
            entrance={{ label: 'Entrance', options, defaultValue: 'west' }}
            exit={{ label: 'Exit', options, defaultValue: 'east' }}
            mapLabel="Map of the road, from Machelles to Gannes"
          />
        ),
        because: 'The name of the map says the trip that it shows.',
      },
      dont: {
        show: (
          <GatePicker
            gates={gates}
            entrance={{ label: 'From', options }}
            exit={{ label: 'To', options }}
            mapLabel="Map"
          />
        ),
        because: 'Who cannot see the map learns nothing from it.',
      },
    },
  ],
  keyboard: 'Both fields are native: the arrow keys change the gate.',
  accessibility: ['The map is an image with your words; the fields alone are enough to choose a trip.'],
  see: ['Forms/Select', 'Toll/VehicleClassPicker'],
}
