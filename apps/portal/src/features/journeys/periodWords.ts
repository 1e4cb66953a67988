import type { RentalDates } from '@voie-libre/domain/journey/rentalDates'
import { formatDateTime } from '../../i18n/format.ts'

/** Both ends of a searched period, for the texts that name it. */
export const periodWords = ({ start, end }: RentalDates) => ({ start: formatDateTime(start), end: formatDateTime(end) })
