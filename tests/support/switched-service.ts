import { type RunningService, startService } from './running-service.ts'

/** A service that can be switched off and on again at the same address. */
export class Switched {
  running: RunningService
  readonly url: string
  private constructor(running: RunningService) {
    this.running = running
    this.url = running.url
  }
  static async start(env: Record<string, string> = {}): Promise<Switched> {
    return new Switched(await startService({ RATE_LIMITS: 'off', ...env }))
  }
  async off(): Promise<void> {
    await this.running.stop('SIGKILL')
  }
  /** `cwd` is where another release stands. */
  async on(env: Record<string, string> = {}, cwd?: string): Promise<void> {
    const { port } = new URL(this.url)
    this.running = await startService({ RATE_LIMITS: 'off', PORT: port, ...env }, this.running.dataDir, cwd)
  }
}
