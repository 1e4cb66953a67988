import type { Guide } from '../guide.ts'
import { Menu } from './Menu.tsx'

const nothing = () => undefined

export const guide: Guide = {
  entry: '@voie-libre/ui/menu',
  purpose: 'A button that opens a list of actions on one thing: a vehicle, a selection.',
  when: ['Three to eight actions for which there is no room, in a table’s row or above it.'],
  notFor: [
    'One or two actions: Buttons.',
    'A choice that a form sends: a Select.',
    'The pages of the site: the Header.',
    'A panel with text or fields: a Popover.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Menu
            label="Actions"
            aria-label="Actions for AB-123-CD"
            items={[
              { label: 'Change the end date', icon: 'edit', onSelect: nothing },
              { label: 'Show its journeys', icon: 'route', href: '#journeys' },
              { label: 'Remove', icon: 'trash', tone: 'danger', onSelect: nothing },
            ]}
          />
        ),
        because: 'The button’s name says which vehicle it is about, and the dangerous action is last.',
      },
      dont: {
        show: <Menu label="Pay" variant="primary" items={[{ label: 'By card', onSelect: nothing }]} />,
        because: 'The main action of the page takes two presses.',
      },
    },
  ],
  keyboard: [
    ['Enter, Space, Down', 'On the button: open the menu at its first action. Up opens it at the last one.'],
    ['Up, Down', 'Move through the actions, from the last to the first.'],
    ['Home, End', 'Move to the first and to the last action.'],
    ['A letter', 'Moves to the next action that begins with it.'],
    ['Enter, Space', 'On an action: close the menu and do it.'],
    ['Escape', 'Closes the menu; the focus returns to the button.'],
    ['Tab', 'Closes the menu and moves on from the button.'],
  ],
  accessibility: [
    'Roles `menu` and `menuitem`; the button exposes its state by `aria-expanded` and names the menu.',
    'Disabled actions stay reachable, so that everybody learns that they exist.',
    'In the top layer no scroll area cuts it off. It stays within the window, down to a width of 320 px.',
  ],
  see: ['Actions/Button', 'Overlays/Popover'],
}
