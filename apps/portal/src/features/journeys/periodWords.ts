import type { RentalDates } from '@voie-libre/contract/schemas/rentalDates'
import { formatDateTime } from '../../i18n/format.ts'

/** Start and end of a searched period, formatted for texts. */
export const periodWords = ({ start, end }: RentalDates) => ({ start: formatDateTime(start), end: formatDateTime(end) })
