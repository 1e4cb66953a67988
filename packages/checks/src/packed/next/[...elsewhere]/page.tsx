interface Asked {
  searchParams: Promise<Record<string, string>>
}

/** Any other address, with what was sent to it. */
export default async function Page({ searchParams }: Asked) {
  return <output>{JSON.stringify(await searchParams)}</output>
}
