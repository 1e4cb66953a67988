import { Pagination } from '@voie-libre/ui/pagination'
import { useState } from 'react'

export function Example() {
  const [page, setPage] = useState(1)
  return <Pagination label="Pages of journeys" page={page} pageSize={20} total={135} onPageChange={setPage} />
}
