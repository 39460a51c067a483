import type { RequestHandler } from '../framework/create-request-handler.ts';
import { isApiUrl } from './is-api-url.ts';

type XhrClass = typeof XMLHttpRequest;

interface Call {
  method: string;
  url: string;
  headers: Headers;
  abortController: AbortController;
}

/** Returns an XMLHttpRequest class that answers requests to the server in the page. */
export function createDemoXhr(handleRequest: RequestHandler, Base: XhrClass): XhrClass {
  return class extends Base {
    #call: Call | undefined;
    #response: { status: number; headers: Headers; text: string } | undefined;

    override open(method: string, url: string | URL, ...rest: unknown[]): void {
      this.#response = undefined;
      this.#call = isApiUrl(url)
        ? {
            method,
            url: String(url),
            headers: new Headers(),
            abortController: new AbortController(),
          }
        : undefined;
      if (this.#call === undefined) super.open(method, url, ...(rest as [boolean]));
    }

    override setRequestHeader(name: string, value: string): void {
      if (this.#call === undefined) super.setRequestHeader(name, value);
      else this.#call.headers.append(name, value);
    }

    override send(body: XMLHttpRequestBodyInit | null = null): void {
      if (this.#call === undefined) super.send(body);
      else void this.#respond(this.#call, body);
    }

    override abort(): void {
      if (this.#call === undefined) {
        super.abort();
        return;
      }
      const { abortController } = this.#call;
      if (this.#response !== undefined || abortController.signal.aborted) return;
      abortController.abort();
      this.dispatchEvent(new ProgressEvent('abort'));
      this.dispatchEvent(new ProgressEvent('loadend'));
    }

    override get status(): number {
      return this.#call === undefined ? super.status : (this.#response?.status ?? 0);
    }

    override get responseText(): string {
      return this.#call === undefined ? super.responseText : (this.#response?.text ?? '');
    }

    override getResponseHeader(name: string): string | null {
      if (this.#call === undefined) return super.getResponseHeader(name);
      return this.#response?.headers.get(name) ?? null;
    }

    async #respond(
      { method, url, headers, abortController }: Call,
      body: XMLHttpRequestBodyInit | null,
    ): Promise<void> {
      const request = new Request(new URL(url, location.href), { method, headers, body });
      this.#reportSent(body instanceof FormData ? sizeOf(body) : 0);
      const response = await handleRequest(request);
      const text = await response.text();
      if (abortController.signal.aborted) return;
      this.#response = { status: response.status, headers: response.headers, text };
      this.dispatchEvent(new ProgressEvent('load'));
      this.dispatchEvent(new ProgressEvent('loadend'));
    }

    /** Nothing leaves the page, so everything counts as sent. */
    #reportSent(total: number): void {
      const progress = { lengthComputable: true, loaded: total, total };
      this.upload.dispatchEvent(new ProgressEvent('progress', progress));
      this.upload.dispatchEvent(new ProgressEvent('load', progress));
    }
  };
}

function sizeOf(form: FormData): number {
  return [...form.values()].reduce(
    (sum, value) => sum + (value instanceof Blob ? value.size : value.length),
    0,
  );
}
