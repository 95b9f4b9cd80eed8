import { orderBody } from '../tests/support/plans.ts'

/** Posts `body` to a service on this machine; an answer that is not good stops the bench. */
export async function post(port: number, path: string, body: object): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  return response
}

/** Orders a plan and starts a project on a checklist; the code that opens it. */
export async function startedCode(port: number, checklistId: string): Promise<string> {
  const { accessCode } = (await (await post(port, '/api/bank-transfer', orderBody())).json()) as { accessCode: string }
  await post(port, '/api/projects', { accessCode, checklistId })
  return accessCode
}
