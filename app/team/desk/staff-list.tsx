import type { ReactNode } from 'react'
import type { Role } from '../../ground/request/viewer.ts'
import { AdminTabs } from './admin-tabs.tsx'

/** A page of the staff's tasks, with links to the others. */
export const StaffList = ({ name, role, children }: { name: string; role: Role; children: ReactNode }) => (
  <main id="main" className="wrap py-section">
    <title>{name}</title>
    <meta name="robots" content="noindex" />
    <h1 className="text-3xl">{name}</h1>
    <AdminTabs role={role} />
    {children}
  </main>
)
