/** Prints where the first owner sets up their account, as long as there is none; `origin` without a slash at its end. */
export async function inviteFirstOwner(
  site: { firstLink(): Promise<string | null> },
  origin: string,
) {
  const path = await site.firstLink()
  if (!path) return
  console.log(`Nobody has an account for the back office yet. Set up the first one, once, at:
${origin}${path}`)
}
