'use client'
import { Gallery } from '../../Gallery.tsx'
import { TollPage } from '../../TollPage.tsx'
import '../../own.css'

export default function Page() {
  return (
    <>
      <TollPage />
      <Gallery />
    </>
  )
}
