import { join } from 'node:path'
import { brands } from './index.ts'
import { writeBrand } from './write.ts'

for (const brand of brands) {
  writeBrand(
    brand,
    join(import.meta.dirname, 'brands', brand.name),
    join(import.meta.dirname, '..', 'dist', brand.name),
  )
}
console.log(`brands: ${brands.map(({ name }) => name).join(', ')}`)
