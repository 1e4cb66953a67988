import type { Guide } from '../guide.ts'
import { VehicleClassPicker } from './VehicleClassPicker.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/vehicle-class-picker',
  purpose: 'Which vehicle somebody drives, shown as people know it; its toll class follows.',
  when: ['The operator does not know the class of a vehicle, or is wrong about it.'],
  notFor: ['A vehicle with a known class: show the class, with a button to change it.'],
  pairs: [
    {
      do: {
        show: (
          <VehicleClassPicker
            legend="Your vehicle"
            name="do-vehicle"
            vehicles={[
              { kind: 'car', label: 'Car, up to 2 m high', text: 'Class 1' },
              { kind: 'vanOver2m', label: 'Van, from 2 to 3 m high', text: 'Class 2' },
            ]}
          />
        ),
        because: 'People know their vehicle and its height, not its class.',
      },
      dont: {
        show: (
          <VehicleClassPicker
            legend="Your class"
            name="dont-vehicle"
            vehicles={[
              { kind: 'car', label: 'Class 1', text: 'See the tariff' },
              { kind: 'vanOver2m', label: 'Class 2', text: 'See the tariff' },
            ]}
          />
        ),
        because: 'Nobody can answer without the tariff.',
      },
    },
  ],
  keyboard: [['Arrow keys', 'Choose the next or previous vehicle.']],
  accessibility: ['The class is the description of its choice. The pictures are decorative.'],
  see: ['Forms/RadioCards', 'Toll/GatePicker'],
}
