export { findViolations } from './answer/find-violations.ts';
export { sumBuild } from './answer/sum-build.ts';
export * from './build-answer.ts';
export * from './build-request.ts';
export { type OptimiseOptions, optimiseBuild } from './optimise-build.ts';
export { conditionsOf } from './problem/conditions-of.ts';
