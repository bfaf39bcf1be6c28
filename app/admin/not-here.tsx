export function loader() {
  throw new Response('No page of the back office has this address.', { status: 404 })
}

export default function NotHere() {
  return null
}
