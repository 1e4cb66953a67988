import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Accordion } from '../accordion/Accordion.tsx'
import { Alert } from '../alert/Alert.tsx'
import { Button } from '../button/Button.tsx'
import { Carousel } from '../carousel/Carousel.tsx'
import { CarouselCard } from '../carousel/CarouselCard.tsx'
import { CoverBanner } from '../cover-banner/CoverBanner.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { Footer } from '../footer/Footer.tsx'
import { Header } from '../header/Header.tsx'
import { LanguageSwitch } from '../language-switch/LanguageSwitch.tsx'
import languages from '../language-switch/sampleLanguages.json' with { type: 'json' }
import { Modal } from '../modal/Modal.tsx'
import { SkipLink } from '../skip-link/SkipLink.tsx'
import { StatusRegion } from '../status/StatusRegion.tsx'
import { Tile } from '../tile/Tile.tsx'
import { Tooltip } from '../tooltip/Tooltip.tsx'
import { ConfirmationPanel } from '../confirmation-panel/ConfirmationPanel.tsx'
import { Details } from '../details/Details.tsx'
import { Menu } from '../menu/Menu.tsx'
import { NoticeBanner } from '../notice-banner/NoticeBanner.tsx'
import { ProgressBar } from '../progress-bar/ProgressBar.tsx'
import { SummaryList } from '../summary-list/SummaryList.tsx'
import { Tag } from '../tag/Tag.tsx'
import { UiProvider } from './UiProvider.tsx'

const parts: { name: string; part: ReactNode; shows: string }[] = [
  { name: 'SkipLink', part: <SkipLink />, shows: 'Aller au contenu' },
  {
    name: 'Header',
    part: (
      <Header
        logo={{ alt: 'Rivage', href: '/' }}
        tabs={[{ label: 'Payer', href: '/form/payment' }]}
        topBar={<LanguageSwitch languages={languages} />}
      />
    ),
    shows: 'href="/form/payment"',
  },
  { name: 'CoverBanner', part: <CoverBanner title="Payer" size="hero" />, shows: '<h1 tabindex="-1"' },
  { name: 'Tile', part: <Tile href="/help" title="Aide" icon="help" />, shows: '/icons.svg#help' },
  {
    name: 'Carousel',
    part: <Carousel label="A" items={[{ id: 'a', node: <CarouselCard title="Lire" /> }]} />,
    shows: 'Lire',
  },
  {
    name: 'Accordion',
    part: <Accordion items={[{ id: 'a', title: 'Combien ?', content: '72 h' }]} />,
    shows: 'Combien ?',
  },
  { name: 'Alert', part: <Alert tone="danger">Non</Alert>, shows: 'role="alert"' },
  { name: 'Button', part: <Button loading>Payer</Button>, shows: 'aria-busy="true"' },
  { name: 'ConfirmationPanel', part: <ConfirmationPanel title="Envoyé" takesFocus />, shows: 'Envoyé' },
  { name: 'Details', part: <Details summary="Où ?">En haut</Details>, shows: 'En haut' },
  { name: 'Menu', part: <Menu label="Actions" items={[]} />, shows: 'aria-haspopup="menu"' },
  { name: 'NoticeBanner', part: <NoticeBanner title="Travaux" />, shows: 'aria-label="Information importante"' },
  { name: 'ProgressBar', part: <ProgressBar label="Envoi" value={0.5} />, shows: 'value="0.5"' },
  { name: 'SummaryList', part: <SummaryList items={[{ term: 'Ville' }]} />, shows: 'Non renseigné' },
  { name: 'Tag', part: <Tag>Payé</Tag>, shows: 'Payé' },
  { name: 'EmptyState', part: <EmptyState title="Rien" />, shows: 'Rien' },
  { name: 'Tooltip', part: <Tooltip label="Pourquoi ?" />, shows: 'aria-label="Pourquoi ?"' },
  { name: 'a closed Modal', part: <Modal open={false} onOpenChange={() => undefined} title="A" />, shows: '' },
  { name: 'StatusRegion', part: <StatusRegion />, shows: '<output' },
  { name: 'Footer', part: <Footer links={[{ label: 'CGU', href: '/cgu' }]} />, shows: 'href="/cgu"' },
]

it.each(parts)('$name renders to HTML without a browser', ({ part, shows }) => {
  expect(renderToString(<UiProvider>{part}</UiProvider>)).toContain(shows)
})
