import { join } from 'node:path'
import { brandFiles, sentenceOf } from './index.ts'
import { writeBrand } from './write.ts'

for (const [name, file] of Object.entries(brandFiles)) {
  const folder = join(import.meta.dirname, 'brands', name)
  const { faults } = writeBrand(file, folder, join(import.meta.dirname, '..', 'dist', name))
  if (faults.length > 0) throw new Error(faults.map(sentenceOf).join('\n'))
}
console.log(`brands: ${Object.keys(brandFiles).join(', ')}`)
