/** @file The kinds of Kubernetes objects that we make, with the schemas that check them. */
export { Deployment } from 'kubernetes-models/apps/v1/Deployment';
export { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
export { CronJob } from 'kubernetes-models/batch/v1/CronJob';
export { Job } from 'kubernetes-models/batch/v1/Job';
export { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
export { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
export type { INetworkPolicyEgressRule } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyEgressRule';
export type { INetworkPolicyIngressRule } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyIngressRule';
export type { INetworkPolicyPeer } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyPeer';
export { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
export type { IContainer } from 'kubernetes-models/v1/Container';
export { Namespace } from 'kubernetes-models/v1/Namespace';
export { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
export type { IPodTemplateSpec } from 'kubernetes-models/v1/PodTemplateSpec';
export { Service } from 'kubernetes-models/v1/Service';
export type { IVolume } from 'kubernetes-models/v1/Volume';
export type { IVolumeMount } from 'kubernetes-models/v1/VolumeMount';
