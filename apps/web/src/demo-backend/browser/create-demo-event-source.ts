import type { RequestHandler } from '../framework/create-request-handler.ts';
import { isApiUrl } from './is-api-url.ts';

type EventSourceClass = typeof EventSource;

/** Returns an EventSource class that answers URLs of the server in the page. */
export function createDemoEventSource(
  handleRequest: RequestHandler,
  Base: EventSourceClass,
): EventSourceClass {
  return new Proxy(Base, {
    construct: (target, [url, init]: [string | URL, EventSourceInit?]) =>
      isApiUrl(url) ? new DemoEventSource(handleRequest, url) : new target(url, init),
  });
}

/** The part of an EventSource that pages use; the stream comes from the demo back end. */
class DemoEventSource extends EventTarget {
  onopen: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  readyState: number = EventSource.CONNECTING;
  readonly url: string;
  readonly withCredentials = false;
  readonly #abortController = new AbortController();

  constructor(handleRequest: RequestHandler, url: string | URL) {
    super();
    this.url = new URL(url, location.href).href;
    void this.#connect(handleRequest);
  }

  close(): void {
    this.readyState = EventSource.CLOSED;
    this.#abortController.abort();
  }

  async #connect(handleRequest: RequestHandler): Promise<void> {
    const response = await handleRequest(
      new Request(this.url, { signal: this.#abortController.signal }),
    );
    if (this.#abortController.signal.aborted) return;
    if (response.ok && response.body !== null) {
      this.readyState = EventSource.OPEN;
      this.#emit(new Event('open'), this.onopen);
      await this.#read(response.body).catch(() => {});
    }
    if (this.#abortController.signal.aborted) return;
    // A real one would reconnect; here the stream ends only after the last event.
    this.readyState = EventSource.CLOSED;
    this.#emit(new Event('error'), this.onerror);
  }

  async #read(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    this.#abortController.signal.addEventListener(
      'abort',
      () => void reader.cancel().catch(() => {}),
    );
    let text = '';
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      text += read.value;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) this.#dispatch(event);
    }
  }

  #dispatch(event: string): void {
    if (this.#abortController.signal.aborted) return;
    const type = /^event: (.*)$/m.exec(event)?.[1] ?? 'message';
    const data = /^data: (.*)$/m.exec(event)?.[1] ?? '';
    const message = new MessageEvent(type, { data, origin: location.origin });
    this.#emit(message, type === 'message' ? this.onmessage : null);
  }

  #emit<E extends Event>(event: E, handler: ((event: E) => void) | null): void {
    this.dispatchEvent(event);
    handler?.(event);
  }
}
