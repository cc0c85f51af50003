import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** A generic address of updates: one version as an AppImage, with what electron-builder writes about it. */
export class UpdateServer {
  url = '';
  /** How many of a hundred computers get the version. */
  stagingPercentage = 100;
  /** The download is cut short, or carries something else. */
  isDamaged = false;
  asked = 0;
  downloads = 0;
  readonly #version: string;
  readonly #program: Buffer;
  readonly #server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://updates').pathname;
    if (/^\/theke\/latest-linux(-\w+)?\.yml$/.test(path)) {
      this.asked += 1;
      response.end(this.#description());
    } else if (path === `/theke/${this.#file}`) {
      this.downloads += 1;
      response.end(this.isDamaged ? Buffer.from('#!/bin/sh\nexit 1\n') : this.#program);
    } else response.writeHead(404).end();
  });

  private constructor(version: string, program: string) {
    this.#version = version;
    this.#program = Buffer.from(program);
  }

  static async start(version: string, program: string): Promise<UpdateServer> {
    const server = new UpdateServer(version, program);
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    const address = server.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    server.url = `http://127.0.0.1:${address.port}/theke`;
    return server;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get #file(): string {
    return `Theke-${this.#version}-linux-x86_64.AppImage`;
  }

  #description(): string {
    const sha512 = createHash('sha512').update(this.#program).digest('base64');
    return [
      `version: ${this.#version}`,
      'files:',
      `  - url: ${this.#file}`,
      `    sha512: ${sha512}`,
      `    size: ${this.#program.length}`,
      `path: ${this.#file}`,
      `sha512: ${sha512}`,
      `stagingPercentage: ${this.stagingPercentage}`,
      "releaseDate: '2026-11-26T03:00:00.000Z'",
      '',
    ].join('\n');
  }
}
