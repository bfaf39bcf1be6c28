export function loader() {
  throw new Response('There is no admin page at this URL.', { status: 404 })
}

export default function NotFound() {
  return null
}
