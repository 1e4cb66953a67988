/** Answers with what the form posted, files by name. */
export async function POST(request: Request) {
  const form = await request.formData()
  return Response.json(
    Object.fromEntries(Array.from(form, ([name, value]) => [name, typeof value === 'string' ? value : value.name])),
  )
}
