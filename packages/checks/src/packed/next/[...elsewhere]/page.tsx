/** Any other address, with what was sent to it. */
export default async function Page({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  return <output>{JSON.stringify(await searchParams)}</output>
}
