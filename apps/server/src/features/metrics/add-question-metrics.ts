import { Counter, Gauge, type Registry } from 'prom-client';
import type { QuestionService } from '../questions/create-question-service.ts';

/** Adds metrics of the questions about all matches, and of the process that answers them. */
export function addQuestionMetrics(
  questions: Pick<QuestionService, 'state'>,
  registers: Registry[],
): void {
  new Counter({
    name: 'scrapboard_questions_total',
    help: 'Questions about all matches, by how they ended: cached, shared with another request, answered, failed, abandoned by the caller, or prepared in advance',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of questions.state.outcomes) this.inc({ outcome }, count);
    },
  });
  new Gauge({
    name: 'scrapboard_questions',
    help: 'Questions that are being answered or waiting',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'running' }, questions.state.running);
      this.set({ state: 'waiting' }, questions.state.waiting);
    },
  });
  new Gauge({
    name: 'scrapboard_question_cache_bytes',
    help: 'Size of the cached answers',
    registers,
    collect() {
      this.set(questions.state.cacheBytes);
    },
  });
  new Gauge({
    name: 'scrapboard_question_process_running',
    help: '1 while the process that answers questions is running',
    registers,
    collect() {
      this.set(questions.state.pid === undefined ? 0 : 1);
    },
  });
  new Counter({
    name: 'scrapboard_question_process_crashes_total',
    help: 'How often the process that answers questions crashed',
    registers,
    collect() {
      this.reset();
      this.inc(questions.state.crashes);
    },
  });
}
