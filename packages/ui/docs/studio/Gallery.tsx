import { composeStories } from '@storybook/react-vite'
import { Button } from '@voie-libre/ui/button'
import { Drawer } from '@voie-libre/ui/drawer'
import { Modal } from '@voie-libre/ui/modal'
import { Component, type ComponentType, type ReactNode, use, useState } from 'react'

type StoryFile = Parameters<typeof composeStories>[0]
const files = import.meta.glob<StoryFile>('../../src/**/*.stories.tsx')
/** Overlays would cover the page: a button below opens them instead. */
const overlays = /(Modal|Drawer|AlertDialog)\.stories\.tsx$/

let every: Promise<{ name: string; Story: ComponentType }[]> | undefined

/** The first story of each component. */
function firstStories() {
  every ??= Promise.all(
    Object.entries(files)
      .filter(([path]) => !overlays.test(path))
      .map(async ([path, load]) => {
        const [Story] = Object.values<ComponentType>(composeStories(await load()))
        const name = path.replace(/^.*\/|\.stories\.tsx$/g, '')
        return Story ? [{ name, Story }] : []
      }),
  ).then((found) => found.flat().toSorted((one, other) => one.name.localeCompare(other.name)))
  return every
}

/** Every component of the library, once. */
export function Gallery() {
  return (
    <div className="mx-auto flex max-w-page flex-col gap-10 px-4 py-8 lg:px-6">
      <Overlays />
      <Stories />
    </div>
  )
}

function Stories() {
  return use(firstStories()).map(({ name, Story }) => (
    <section key={name} aria-label={name} className="min-w-0">
      <h2 className="mb-4 border-b border-line pb-2 text-sm font-semibold text-text-soft">{name}</h2>
      <Apart name={name}>
        <Story />
      </Apart>
    </section>
  ))
}

/** Error boundary: a component that fails on an extreme value must not break the others. */
class Apart extends Component<{ name: string; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError() {
    return { broken: true }
  }
  override render() {
    return this.state.broken ? <p>{this.props.name} cannot be shown with these values.</p> : this.props.children
  }
}

function Overlays() {
  const [open, setOpen] = useState<'modal' | 'alert' | 'drawer'>()
  const change = (shown: boolean) => (shown ? undefined : setOpen(undefined))
  return (
    <section aria-label="Overlays" className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => setOpen('modal')}>
        Modal
      </Button>
      <Button variant="secondary" onClick={() => setOpen('alert')}>
        Alert dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('drawer')}>
        Drawer
      </Button>
      <Modal
        kind={open === 'alert' ? 'alert' : 'dialog'}
        open={open === 'modal' || open === 'alert'}
        onOpenChange={change}
        title="Supprimer ce véhicule ?"
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(undefined)}>
              Annuler
            </Button>
            <Button onClick={() => setOpen(undefined)}>Supprimer</Button>
          </>
        }
      >
        <p>Ses trajets restent à payer.</p>
      </Modal>
      <Drawer open={open === 'drawer'} onOpenChange={change} title="Menu">
        <p className="p-5">Payer, prépayer, contester.</p>
      </Drawer>
    </section>
  )
}
