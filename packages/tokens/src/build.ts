import { join } from 'node:path'
import { brands } from './index.ts'
import { writeBrand } from './write.ts'

for (const brand of brands) {
  const { name } = brand
  writeBrand(brand, join(import.meta.dirname, 'brands', name), join(import.meta.dirname, '..', 'dist', name))
}
console.log(`brands: ${brands.map(({ name }) => name).join(', ')}`)
