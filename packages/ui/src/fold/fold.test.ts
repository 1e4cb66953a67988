import { expect, it } from 'vitest'
import { fold } from './fold.ts'

it.each([
  ['Émirats', 'emirats'],
  ['PÉAGE À LA FRONTIÈRE', 'peage a la frontiere'],
  ['l’avis', "l'avis"],
  ['Straße', 'strasse'],
  ['Nœud', 'noeud'],
  ['Año', 'ano'],
  ['Perché', 'perche'],
  ['Zahlungs\u00ADaufforderung', 'zahlungsaufforderung'],
  ['A79', 'a79'],
])('reads %s as %s', (text, folded) => expect(fold(text)).toBe(folded))
