import { Form } from 'react-router'
import { roleLines, roleNames, roles } from '#model/accounts.ts'
import { Modal } from '../ui/modal.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import type { Colleague } from './service.ts'

type RoleModalProps = { person: Colleague; onClose: () => void }

export function RoleModal({ person, onClose }: RoleModalProps) {
  return (
    <Modal title={`The role of ${person.name}`} onClose={onClose}>
      <Form method="post" preventScrollReset className="grid gap-5" onSubmit={onClose}>
        <input type="hidden" name="intent" value="changeRole" />
        <input type="hidden" name="id" value={person.id} />
        <fieldset className="grid gap-1">
          <legend className="sr-only">Role</legend>
          {roles.map((role) => (
            <label key={role} className="role-choice">
              <input type="radio" name="role" value={role} defaultChecked={role === person.role} />
              <span className="grid">
                <span className="font-semibold">{roleNames[role]}</span>
                <span className="text-soft">{roleLines[role]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <SmallButton type="submit" look="solid">
            Save the role
          </SmallButton>
          <SmallButton type="button" onClick={onClose}>
            Cancel
          </SmallButton>
        </div>
      </Form>
    </Modal>
  )
}
