import type { ImportedVehicle } from '@voie-libre/domain/fleet/fleetForm'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { loadNamespaces, startI18n } from '../../../../i18n/setup.ts'
import { ImportVehicles } from './ImportVehicles.tsx'

/** An upload that the operator answers at once. */
class Upload extends EventTarget {
  static answer = {}
  upload = new EventTarget()
  status = 200
  responseURL = ''
  responseText = ''
  open(_method: string, url: string) {
    this.responseURL = new URL(url, location.href).href
  }
  setRequestHeader() {}
  abort() {}
  send() {
    this.responseText = JSON.stringify(Upload.answer)
    queueMicrotask(() => this.dispatchEvent(new ProgressEvent('load')))
  }
}

beforeAll(async () => {
  await startI18n('fr')
  await loadNamespaces(['fleet', 'common', 'errors'])
})
const fleet = 'numberPlate;countryCode;validityStartDate;validityEndDate\r\nAB1;FR;2026-01-01;\r\n'
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('XMLHttpRequest', Upload)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(fleet)))
})
afterEach(() => vi.unstubAllGlobals())

const column = (name: string) => page.getByRole('combobox', { name, exact: true })
const confirm = page.getByRole('button', { name: /^Importer/ })
const count = (name: string) =>
  page.getByRole('definition').nth(['added', 'changed', 'unchanged', 'refused'].indexOf(name))

async function openWith(content: string) {
  const imported: (readonly ImportedVehicle[])[] = []
  await render(
    <ImportVehicles
      onClose={() => undefined}
      onCloseMissing={() => undefined}
      onImported={(vehicles) => imported.push(vehicles)}
    />,
  )
  await userEvent.upload(page.getByLabelText('Fichier CSV'), new File([content], 'parc.csv'))
  return imported
}
/** Chooses by keyboard: the arrows of a closed list change its value. */
async function press(name: string, keys: string) {
  column(name).element().focus()
  await userEvent.keyboard(keys)
}

describe('an import', { tags: ['RENTER-02', 'OPEN-55'] }, () => {
  it('of unknown columns asks what each holds, beside its first value, and reads the file so; a column gives up what another one takes; by keyboard', async () => {
    await openWith('Fahrzeug Nr;Halter;Stichtag\nAB-1;Eva;05/02/2026\nAB-2;Jan;06/02/2026\n')
    await expect.element(column('Fahrzeug Nr')).toHaveAccessibleDescription('AB-1')
    await expect.element(column('Fahrzeug Nr')).toHaveValue('numberPlate')
    await expect.element(column('Stichtag')).toHaveValue('validityStartDate')
    await expect.element(confirm).not.toBeInTheDocument()
    await press('Stichtag', '{Home}')
    await expect.element(column('Stichtag')).toHaveFocus()
    await expect.element(count('added')).toHaveTextContent('1')
    await expect.element(count('unchanged')).toHaveTextContent('1')
    await press('Stichtag', '{End}{ArrowUp}')
    await expect.element(count('changed')).toHaveTextContent('1')
    await expect.element(confirm).toBeEnabled()
    await press('Halter', '{ArrowDown}')
    await expect.element(column('Fahrzeug Nr')).toHaveValue('')
  })

  it('of columns that their content tells is read so by its one act, and a double click sends nothing', async () => {
    await openWith('Fahrzeug Nr;Stichtag\nAB-2;06/02/2026\n')
    await userEvent.dblClick(page.getByRole('button', { name: 'Valider ces colonnes' }))
    await expect.element(count('added')).toHaveTextContent('1')
    await expect.element(confirm).toBeEnabled()
  })

  it('of known columns offers to change them, and another file is read by its own heads', async () => {
    await openWith('Plaque;Pays\nAB-2;FR\n')
    await expect.element(count('added')).toHaveTextContent('1')
    await userEvent.click(page.getByText('Colonnes du fichier'))
    await press('Plaque', '{Home}')
    await expect.element(page.getByText(/dites ci-dessous ce que contient chacune/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: /^(Retirer|Supprimer)/ }))
    await userEvent.upload(page.getByLabelText('Fichier CSV'), new File(['Plaque;Pays\nAB-3;BE\n'], 'parc.csv'))
    await expect.element(count('added')).toHaveTextContent('1')
  })

  it('says which filled columns it leaves out while a date is missing, and reads them as their content suggests once the renter agrees', async () => {
    await openWith('Immatriculation;Pays;Réf A;Réf B\nGA-771-KB;FR;01/01/2026;30/06/2027\n')
    await expect.element(page.getByText(/Colonnes non lues.: Réf A, Réf B/)).toBeVisible()
    await expect.element(column('Réf A')).toBeVisible()
    await expect.element(page.getByText(/Réf A = Début de validité, Réf B = Date de clôture/)).toBeVisible()
    const dated = page.getByRole('row', { name: /GA-771-KB.*01.01.2026 – 30.06.2027/ })
    await expect.element(dated).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Valider ces colonnes' }))
    await expect.element(dated).toBeVisible()
    await expect.element(page.getByText(/Colonnes non lues/)).not.toBeInTheDocument()
    expect(document.activeElement).toHaveTextContent('Colonnes du fichier')
  })

  it('leads from its counts to the vehicles, those that lose days right below their warning, and to the refused lines at the end', async () => {
    await openWith('Plaque;Pays;Clôture\nAB-1;FR;31/12/2026\nAB-2;FR;\n=1;FR;\n')
    await expect.element(count('refused')).toHaveTextContent('1')
    await expect.element(page.getByText(/absents du fichier ne sont signalés/)).toBeVisible()
    expect(page.getByRole('dialog').element().textContent).toMatch(
      /Lignes refusées1.*perd des jours de validité.*1 véhicule à modifier.*1 véhicule à ajouter.*1 ligne refusée/s,
    )
    await expect.element(page.getByRole('cell', { name: /Perd.: Dès le 01.01.2027/ })).toBeVisible()
    await userEvent.click(page.getByText('1 véhicule à modifier'))
    await expect.element(page.getByRole('cell', { name: /31.12.2026/ })).not.toBeInTheDocument()
    page.getByRole('button', { name: 'À modifier' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('cell', { name: /31.12.2026/ })).toBeVisible()
    expect(document.activeElement).toHaveTextContent('1 véhicule à modifier')
    page.getByRole('button', { name: 'Lignes refusées' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: '1 ligne refusée' })).toHaveFocus()
    await expect.element(page.getByRole('button', { name: 'Sans changement' })).not.toBeInTheDocument()
  })

  it('without a file says so beside the field, and leaves out vehicles that lose days when asked', async () => {
    const imported = await openWith('')
    await userEvent.click(page.getByRole('button', { name: /^(Retirer|Supprimer)/ }))
    await userEvent.click(confirm)
    await expect.element(page.getByLabelText('Fichier CSV')).toHaveAccessibleDescription(/Choisissez un fichier CSV/)
    await expect.element(page.getByLabelText('Fichier CSV')).toHaveFocus()
    const content = 'Plaque;Pays;Clôture\nAB-1;FR;31/12/2026\nAB-2;FR;\n'
    await userEvent.upload(page.getByLabelText('Fichier CSV'), new File([content], 'parc.csv'))
    await expect.element(confirm).toHaveTextContent('Importer 2 véhicules')
    await userEvent.click(page.getByRole('checkbox', { name: 'Importer sans ce véhicule' }))
    await expect.element(confirm).toHaveTextContent('Importer 1 véhicule')
    Upload.answer = { imported: 1 }
    await userEvent.click(confirm)
    await expect.element(page.getByText(/^1 véhicule importé\s: 1 ajouté$/)).toBeVisible()
    expect(imported).toMatchObject([[{ after: { plate: 'AB2' } }]])
  })

  it('can be undone only for the vehicles that the operator says it has added', { tags: ['OPEN-72'] }, async () => {
    Upload.answer = { imported: 2, added: [3] }
    const imported = await openWith('Plaque;Pays\nAB-2;FR\nAB-3;FR\n')
    await userEvent.click(confirm)
    await expect.element(page.getByText(/^2 véhicules importés\s: 1 ajouté, 1 modifié$/)).toBeVisible()
    expect(imported, 'somebody else added AB-2 after the dry run').toMatchObject([[{ after: { plate: 'AB3' } }]])
  })
})
