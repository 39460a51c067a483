import {
  type CallName,
  type CallPattern,
  type CallsWith,
  type Operation,
  type OperationTable,
  operations,
} from '@scrapboard/contract/operations';
import { answerForViewer } from '@scrapboard/read-models';
import { readCall } from './read-call.ts';
import {
  DEFAULT_DELAY_MS,
  type DemoCall,
  type DemoRoute,
  type Handler,
  type Reply,
} from './route.ts';

/** The calls that are answered with a single body. */
type AnswerableCall<Table> = Exclude<
  keyof Table & CallPattern,
  CallsWith<{ serverOnly: true }, Table> | CallsWith<{ produces: 'text/event-stream' }, Table>
>;

/**
 * Returns a function that creates the routes of a table of operations. Input is parsed by the
 * operation's schemas, output has their types. Hidden players and fields that the schemas do not
 * name are left out, as on the server.
 */
export function createDefineRoute<Table extends OperationTable>(table: Table) {
  return function defineRoute<Call extends AnswerableCall<Table>>(
    call: Call,
    handle: Handler<Table[Call]>,
    delayMs = DEFAULT_DELAY_MS,
  ): DemoRoute {
    const operation: Operation & Table[Call] = table[call];
    return {
      call,
      delayMs,
      async respond(rawCall) {
        const reply: Reply = { status: 0, headers: new Headers() };
        const parsed: DemoCall<Table[Call]> = await readCall(operation, rawCall);
        const runHandler = (): unknown => handle(parsed, reply);
        const result = isCallName(call)
          ? await answerForViewer(call, parsed.params, parsed.visibility, runHandler)
          : await runHandler();
        const status = reply.status || (result === null ? 204 : 200);
        const answer = schemaOf(operation, status).parse(result);
        const init = { status, headers: reply.headers };
        return answer === null ? new Response(null, init) : Response.json(answer, init);
      },
    };
  };
}

/** Returns whether it is a call of the contract; only the answers to those contain players. */
function isCallName(call: CallPattern): call is CallName {
  return Object.hasOwn(operations, call);
}

function schemaOf({ answers }: Operation, status: number) {
  const [, schema] =
    Object.entries(answers).find(([answerStatus]) => Number(answerStatus) === status) ?? [];
  if (schema === undefined) throw new Error(`The contract has no answer with status ${status}`);
  return schema;
}

/** Creates the route of a call of the contract. */
export const defineRoute = createDefineRoute(operations);
