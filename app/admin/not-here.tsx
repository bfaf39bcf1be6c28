export function loader() {
  throw new Response('No page of the back office has this address. Choose one at the side.', {
    status: 404,
  })
}

export default function NotHere() {
  return null
}
