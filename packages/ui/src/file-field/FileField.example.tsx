import { FileField } from '@voie-libre/ui/file-field'
import { useState } from 'react'

export function Example() {
  const [files, setFiles] = useState<File[]>([])
  return (
    <FileField
      label="Rental contract"
      accept={['application/pdf', 'image/jpeg', 'image/png']}
      maxTotal={5 * 1024 * 1024}
      files={files}
      onFilesChange={setFiles}
    />
  )
}
