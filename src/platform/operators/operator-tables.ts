import type { Generated } from 'kysely'

type OperatorActionsTable = {
  id: Generated<number>
  began_at: Date
  operator: string
  command: string
  subject: string
  outcome: 'begun' | 'done' | 'refused'
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    operator_actions: OperatorActionsTable
  }
}
